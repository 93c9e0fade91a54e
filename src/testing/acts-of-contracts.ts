import { action as contractAct } from '#areas/contracts/routes/back-office-contract.tsx'
import { action as signAct } from '#areas/contracts/signing/routes/back-office-sign.tsx'
import { action as leaseAct } from '#areas/properties/leases/routes/back-office-lease.tsx'
import { action as leaseDraftAct } from '#areas/properties/leases/routes/back-office-lease-draft.tsx'
import { action as leavingAct } from '#areas/properties/leaving/routes/back-office-leaving.tsx'
import { contractsOf, withText } from './contracts.ts'
import { leasesOf } from './leases.ts'
import { formsOfMoveOuts } from './move-outs.ts'
import type { testOffice } from './office.ts'

const reason = 'سبب'

/** What each form of a contract's page sends when it is filled in as it should be. */
const formsOfContracts = {
  send: {},
  takeBack: { reason },
  ask: {},
  remind: { signingId: '01a1fa06-b267-7b4e-8fe6-eee01e92d520' },
  sign: 'with a file: no form of texts alone can send it',
  activate: {},
  suspend: { reason },
  resume: {},
  notice: { by: 'party', on: '2026-01-15', lastDay: '2026-06-30', reason },
  withdraw: { reason },
  renew: { id: '01a1fa06-b267-7b4e-8fe6-eee01e92d520', endsOn: '2028-01-31', value: '1', noticeDays: '30' },
  terminate: { on: '2026-01-15', reason },
  callOff: { by: 'party', reason },
  cancel: { reason },
  close: {},
}

const formsOfLeases = {
  submit: { on: '2026-01-15' },
  record: { on: '2026-01-15', registration: '77/2026', fee: '90', way: 'later' },
  fee: { way: 'self' },
  correct: { on: '2026-01-15', registration: '78/2026', fee: '90', reason },
  excuse: { reason },
}

const formsOfLeaseDrafts = {
  terms: {
    ...{ seen: '1', startsOn: '2026-01-01', endsOn: '2026-12-31', rent: '300', rentFor: 'month', frequency: '12' },
    ...{ paid: 'in-advance', starts: 'lease-day', noticeDays: '90' },
  },
  deposit: {
    ...{ seen: '1', deposit: '250', graceDays: '7', lateRule: 'none', utilitiesBy: 'tenant', paymentMethod: 'cheques' },
    feePaidBy: 'owner',
  },
  correct: { seen: '1', dueOn1: '2026-01-01', amount1: '3000' },
  cheques: {
    ...{ id: '01a1fa06-b267-7b4e-8fe6-eee01e92d521', bank: 'بنك مسقط', number1: '100', dueOn1: '2026-02-01', amount1: '250' },
  },
}

/** What is sent to the pages of contracts and of leases. */
export function actsOfContracts(office: ReturnType<typeof testOffice>) {
  const { aContractOfABranch: story } = contractsOf(office)
  const { aContractToSign } = contractsOf(office, withText)
  const { aLeaseOfABranch } = leasesOf(office)
  return {
    '/admin/contracts/:contractId': { story, param: 'contractId', act: contractAct, forms: formsOfContracts },
    '/admin/properties/leases/:contractId/leaving': {
      ...{ story: aLeaseOfABranch, param: 'contractId', act: leavingAct, forms: formsOfMoveOuts },
    },
    '/admin/properties/leases/:contractId': {
      ...{ story: aLeaseOfABranch, param: 'contractId', act: leaseAct, forms: formsOfLeases },
    },
    '/admin/contracts/:contractId/sign': {
      ...{ story: aContractToSign, param: 'contractId', act: signAct },
      forms: { code: {}, sign: { oneTimeCode: '123456', agreed: 'yes' } },
    },
    '/admin/properties/leases/:contractId/draft': {
      ...{ story: aLeaseOfABranch, param: 'contractId', act: leaseDraftAct, forms: formsOfLeaseDrafts },
    },
  }
}
