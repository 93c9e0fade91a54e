import { route } from '@react-router/dev/routes'
import type { AreaRoutes } from '#platform/area-routes.ts'

export const routes: AreaRoutes = { bare: [route('photos/:photoId', 'areas/photos/routes/photo.ts')] }
