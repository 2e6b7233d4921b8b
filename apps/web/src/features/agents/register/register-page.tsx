import { AreaPage } from '../../../shared/account-area/area-page.tsx';
import { LinkList } from './link-list.tsx';
import { OpenForm } from './open-form.tsx';

/** How accounts come below the agent: opened by hand, or by a link of its own. */
export const RegisterCentre = () => (
  <AreaPage>
    <OpenForm />
    <LinkList />
  </AreaPage>
);
