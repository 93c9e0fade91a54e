import { route } from '@react-router/dev/routes'
import type { AreaRoutes } from '#platform/area-routes.ts'

export const routes: AreaRoutes = {
  office: [route('records/:kind/:recordId', 'areas/records/routes/back-office-record.tsx')],
}
