import { route } from '@react-router/dev/routes'

/** The desk of contracts: one register for every kind of them. */
export const routesOfContracts = [
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
]
