import { Page } from '../ui/page.tsx';

export const JoinPage = () => <Page title="JoinPage">Soon</Page>;
