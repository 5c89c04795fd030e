import { Page } from '../ui/page.tsx';

export const PlayPage = () => <Page title="PlayPage">Soon</Page>;
