import { route } from '@react-router/dev/routes'
import type { AreaRoutes } from '#platform/area-routes.ts'

export const routes: AreaRoutes = {
  settings: [route('tariff', 'areas/parcels/routes/back-office-tariff.tsx')],
}
