import { AreaPage } from '../../../shared/account-area/area-page.tsx';
import { QueryRoot } from '../../../shared/queries.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { OwnCases } from './own-cases.tsx';

/** Feedback and complaints: the form, and the own cases below it. */
export const SupportCases = () => (
  <QueryRoot>
    <AreaPage>
      <FeedbackForm />
      <OwnCases />
    </AreaPage>
  </QueryRoot>
);
