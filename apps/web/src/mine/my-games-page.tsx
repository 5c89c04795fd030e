import { Page } from '../ui/page.tsx';

export const MyGamesPage = () => <Page title="MyGamesPage">Soon</Page>;
