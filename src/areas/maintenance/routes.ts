import { route } from '@react-router/dev/routes'
import type { AreaRoutes } from '#platform/area-routes.ts'

export const routes: AreaRoutes = {
  account: [
    route('maintenance', 'areas/maintenance/routes/portal-requests.tsx'),
    route('maintenance/new', 'areas/maintenance/routes/portal-new-request.tsx'),
    route('maintenance/:requestId', 'areas/maintenance/routes/portal-request.tsx'),
  ],
  office: [
    route('maintenance', 'areas/maintenance/routes/back-office-requests.tsx'),
    route('maintenance/export', 'areas/maintenance/routes/requests-export.ts'),
    route('maintenance/board', 'areas/maintenance/routes/back-office-board.tsx'),
    route('maintenance/mine', 'areas/maintenance/routes/back-office-mine.tsx'),
    route('maintenance/report', 'areas/maintenance/routes/back-office-report.tsx'),
    route('maintenance/report/export', 'areas/maintenance/routes/report-export.ts'),
    route('maintenance/new', 'areas/maintenance/routes/back-office-new-request.tsx'),
    route('maintenance/:requestId', 'areas/maintenance/routes/back-office-request.tsx'),
    route('maintenance/:requestId/pdf', 'areas/maintenance/routes/request-pdf.ts'),
  ],
}
