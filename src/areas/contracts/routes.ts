import { route } from '@react-router/dev/routes'
import type { AreaRoutes } from '#platform/area-routes.ts'

export const routes: AreaRoutes = {
  site: [
    route('sign/:signingToken', 'areas/contracts/signing/routes/sign.tsx'),
    route('sign/:signingToken/pdf', 'areas/contracts/signing/routes/sign-pdf.ts'),
  ],
  account: [route('contracts', 'areas/contracts/portal/routes/portal-contracts.tsx')],
  office: [
    route('contracts', 'areas/contracts/routes/back-office-contracts.tsx'),
    route('contracts/export', 'areas/contracts/routes/contracts-export.ts'),
    route('contracts/templates', 'areas/contracts/templates/routes/back-office-texts.tsx'),
    route('contracts/templates/:kind', 'areas/contracts/templates/routes/back-office-text.tsx'),
    route('contracts/templates/:kind/pdf', 'areas/contracts/templates/routes/text-pdf.ts'),
    route('contracts/:contractId/pdf', 'areas/contracts/templates/routes/contract-pdf.ts'),
    route('contracts/:contractId/sign', 'areas/contracts/signing/routes/back-office-sign.tsx'),
    route('contracts/signing-service', 'areas/contracts/signing/service/routes/back-office-signing-service.tsx'),
    route('contracts/:contractId/addenda/new', 'areas/contracts/addenda/routes/back-office-new-addendum.tsx'),
    route('contracts/:contractId/addendum', 'areas/contracts/addenda/routes/back-office-addendum.tsx'),
    route('contracts/:contractId', 'areas/contracts/routes/back-office-contract.tsx'),
  ],
}
