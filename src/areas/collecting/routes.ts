import { route } from '@react-router/dev/routes'
import type { AreaRoutes } from '#platform/area-routes.ts'

export const routes: AreaRoutes = {
  site: [
    route('notice/:noticeToken', 'areas/collecting/warnings/routes/linked-notice.tsx'),
    route('notice/:noticeToken/pdf', 'areas/collecting/warnings/routes/linked-notice-pdf.ts'),
  ],
  office: [
    route('properties/collecting', 'areas/collecting/routes/back-office-collecting.tsx'),
    route('properties/collecting/:partyId', 'areas/collecting/routes/back-office-debtor.tsx'),
    route('properties/collecting/visits', 'areas/collecting/routes/back-office-visits.tsx'),
    route('properties/collecting/waive/:contractId', 'areas/collecting/routes/back-office-waive.tsx'),
    route('properties/warnings', 'areas/collecting/warnings/routes/back-office-warnings.tsx'),
    route('properties/warnings/new/:contractId', 'areas/collecting/warnings/routes/back-office-new-notice.tsx'),
    route('properties/warnings/:noticeId', 'areas/collecting/warnings/routes/back-office-notice.tsx'),
    route('properties/warnings/:noticeId/pdf', 'areas/collecting/warnings/routes/back-office-notice-pdf.ts'),
  ],
}
