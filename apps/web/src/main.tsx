import { sure } from '@sortie/kernel';
import './theme/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from './i18n/index.ts';
import { startOffline } from './offline/offline.ts';
import { router } from './router.tsx';
import { startTheme } from './theme/settings.ts';

startTheme();
await startLanguage();
createRoot(sure(document.getElementById('app'), 'the get element by id')).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
startOffline();
