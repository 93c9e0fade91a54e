import { layout, route } from '@react-router/dev/routes'
import type { AreaRoutes } from '#platform/area-routes.ts'

export const routes: AreaRoutes = {
  bare: [route('admin/users/alike', 'areas/customers/routes/alike.ts')],
  account: [
    route('documents', 'areas/customers/routes/portal-documents.tsx'),
    route('profile', 'areas/customers/routes/portal-profile.tsx'),
  ],
  office: [
    route('users', 'areas/customers/routes/back-office-customers.tsx'),
    route('users/export', 'areas/customers/routes/customers-export.ts'),
    route('users/import', 'areas/customers/routes/back-office-imports.tsx'),
    route('users/import/template', 'areas/customers/routes/import-template.ts'),
    route('users/import/:importId', 'areas/customers/routes/back-office-import.tsx'),
    route('users/import/:importId/faults', 'areas/customers/routes/import-faults.ts'),
    route('users/bulk', 'areas/customers/routes/back-office-bulk.tsx'),
    route('users/new', 'areas/customers/routes/back-office-new-customer.tsx'),
    layout('app/layouts/customer.tsx', [route('users/:id', 'areas/customers/routes/back-office-customer.tsx')]),
    route('users/:id/merge', 'areas/customers/routes/back-office-merge-customers.tsx'),
    route('users/:id/correct', 'areas/customers/routes/back-office-correct-customer.tsx'),
  ],
}
