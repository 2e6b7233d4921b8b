// What the operator writes, in one world; what others have written to do harm stays there, and comes last.
import './content/notices.ts';
import './content/banners.ts';
import './content/pages.ts';
import './injection/injection.ts';
