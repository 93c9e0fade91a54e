import { route } from '@react-router/dev/routes'
import type { AreaRoutes } from '#platform/area-routes.ts'

export const routes: AreaRoutes = {
  office: [
    route('tasks', 'areas/tasks/routes/back-office-tasks.tsx'),
    route('tasks/:taskId', 'areas/tasks/routes/back-office-task.tsx'),
  ],
}
