import { route } from '@react-router/dev/routes'

/** The desk of contracts: one register for every kind of them. */
export const routesOfContracts = [
  route('contracts', 'areas/contracts/routes/back-office-contracts.tsx'),
  route('contracts/export', 'areas/contracts/routes/contracts-export.ts'),
  route('contracts/:contractId', 'areas/contracts/routes/back-office-contract.tsx'),
]
