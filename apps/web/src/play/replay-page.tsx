import { Page } from '../ui/page.tsx';

export const ReplayPage = () => <Page title="ReplayPage">Soon</Page>;
