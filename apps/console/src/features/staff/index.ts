/** The colleagues who may sign in here, and what each of them is trusted with. */
export { StaffPage } from './staff-page.tsx';
