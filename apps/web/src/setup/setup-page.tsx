import { Page } from '../ui/page.tsx';

export const SetupPage = () => <Page title="SetupPage">Soon</Page>;
