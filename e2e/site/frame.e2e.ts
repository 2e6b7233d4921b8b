// A first visit, which leaves all as it was, and the frame of the site, in one world; what sets the site up otherwise
// comes last.
import './visit/first-visit.ts';
import './visit/first-covers.ts';
import './visit/forms.ts';
import './visit/by-browser.ts';
import './visit/slots-on-wide-screen.ts';
import './visit/slots-on-phone.ts';
import './frame/widths.ts';
import './frame/every-page.ts';
import './frame/closed.ts';
import './frame/member-header.ts';
import './frame/failures.ts';
import './frame/as-set.ts';
