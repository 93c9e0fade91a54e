import { route } from '@react-router/dev/routes'
import type { AreaRoutes } from '#platform/area-routes.ts'

export const routes: AreaRoutes = {
  office: [
    route('finance/opening/export', 'areas/openings/routes/openings-export.ts'),
    route('finance/opening/template', 'areas/openings/routes/opening-template.ts'),
    route('finance/opening/:importId/faults', 'areas/openings/routes/opening-faults.ts'),
    route('finance/opening', 'areas/openings/routes/back-office-openings.tsx'),
    route('finance/opening/:importId', 'areas/openings/routes/back-office-opening.tsx'),
  ],
}
