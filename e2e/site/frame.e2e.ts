// A first visit, which leaves all as it was, and the frame of the site, in one world; what sets the site up otherwise
// comes last.
import './visit/first-visit.ts';
import './visit/by-browser.ts';
import './visit/lobby-order.ts';
import './frame/languages.ts';
import './frame/app-shell.ts';
import './frame/chat-button.ts';
import './frame/failures.ts';
import './frame/first-visit.ts';
import './frame/links.ts';
