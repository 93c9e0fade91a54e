import { index, route } from '@react-router/dev/routes'
import type { AreaRoutes } from '#platform/area-routes.ts'

export const routes: AreaRoutes = {
  bare: [route('logo', 'areas/company/routes/logo.ts')],
  office: [route('settings/documents/paper', 'areas/company/routes/sample-paper.ts')],
  settings: [
    index('areas/company/routes/back-office-settings.tsx'),
    route('holidays', 'areas/company/routes/back-office-holidays.tsx'),
    route('documents', 'areas/company/routes/back-office-settings-documents.tsx'),
    route('data', 'areas/company/routes/back-office-settings-data.tsx'),
    route('site', 'areas/company/routes/back-office-settings-site.tsx'),
  ],
}
