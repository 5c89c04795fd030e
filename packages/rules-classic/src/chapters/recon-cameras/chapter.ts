import type { ClassicChapter } from '../../chapter.ts';
import { cameraRules, film } from './camera.ts';
import { type CameraEvents, cameraEvents } from './events.ts';

export const reconCameras: ClassicChapter<{ duty: 'film'; event: keyof CameraEvents }> = {
  name: 'recon-cameras',
  rules: cameraRules,
  duties: { film },
  events: cameraEvents,
};
