import { action as contractAct } from '#areas/contracts/routes/back-office-contract.tsx'
import { contractsOf } from './contracts.ts'
import type { testOffice } from './office.ts'

const reason = 'سبب'

/** What each form of a contract's page sends when it is filled in as it should be. */
const formsOfContracts = {
  send: {},
  takeBack: { reason },
  sign: 'with a file: no form of texts alone can send it',
  activate: {},
  suspend: { reason },
  resume: {},
  notice: { by: 'party', on: '2026-01-15', lastDay: '2026-06-30', reason },
  renew: { id: '01a1fa06-b267-7b4e-8fe6-eee01e92d520', endsOn: '2028-01-31', value: '1', noticeDays: '30' },
  terminate: { on: '2026-01-15', reason },
  cancel: { reason },
  close: {},
}

/** What is sent to the page of a contract. */
export function actsOfContracts(office: ReturnType<typeof testOffice>) {
  const { aContractOfABranch: story } = contractsOf(office)
  return { '/admin/contracts/:contractId': { story, param: 'contractId', act: contractAct, forms: formsOfContracts } }
}
