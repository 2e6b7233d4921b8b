// What the operator writes, in one world; what has got past it stays there, and comes last.
import './notices.ts';
import './banners.ts';
import './pages.ts';
