import { Page } from '../ui/page.tsx';

export const AccountPage = () => <Page title="AccountPage">Soon</Page>;
