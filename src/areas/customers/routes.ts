import { layout, route } from '@react-router/dev/routes'
import type { AreaRoutes } from '#platform/area-routes.ts'

export const routes: AreaRoutes = {
  bare: [route('admin/users/alike', 'areas/customers/record/routes/alike.ts')],
  account: [
    route('documents', 'areas/customers/portal/routes/portal-documents.tsx'),
    route('profile', 'areas/customers/portal/routes/portal-profile.tsx'),
  ],
  office: [
    route('users', 'areas/customers/list/routes/back-office-customers.tsx'),
    route('users/export', 'areas/customers/list/routes/customers-export.ts'),
    route('users/import', 'areas/customers/imports/routes/back-office-imports.tsx'),
    route('users/import/template', 'areas/customers/imports/routes/import-template.ts'),
    route('users/import/:importId', 'areas/customers/imports/routes/back-office-import.tsx'),
    route('users/import/:importId/faults', 'areas/customers/imports/routes/import-faults.ts'),
    route('users/bulk', 'areas/customers/record-pages/routes/back-office-bulk.tsx'),
    route('users/new', 'areas/customers/record/routes/back-office-new-customer.tsx'),
    layout('app/layouts/customer.tsx', [route('users/:id', 'areas/customers/record-pages/routes/back-office-customer.tsx')]),
    route('users/:id/merge', 'areas/customers/merging/routes/back-office-merge-customers.tsx'),
    route('users/:id/correct', 'areas/customers/record/routes/back-office-correct-customer.tsx'),
  ],
}
