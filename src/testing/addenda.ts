import { addendumContracts } from '#areas/contracts/addenda/addendum-kind.ts'
import { addAddendum } from '#areas/contracts/addenda/use-cases/add-addendum.ts'
import { contractsOf, putInForce } from './contracts.ts'
import type { testOffice } from './office.ts'
import type { Story } from './stories.ts'

/** Contracts one may add to, and what was added and not sent yet. */
export function addendaOf(office: ReturnType<typeof testOffice>) {
  const { aContractOfABranch, kind } = contractsOf(office)

  const aContractToAmend: Story = async () => {
    const { id, near, far } = await aContractOfABranch()
    await putInForce(near, id)
    const contractKinds = [kind, addendumContracts]
    return { id, near: { ...near, contractKinds }, far: { ...far, contractKinds } }
  }
  const anAddendumOfABranch: Story = async () => {
    const { id: contractId, near, far } = await aContractToAmend()
    const { id } = await addAddendum(near, { id: near.newId(), contractId, from: '2026-03-01', changes: 'موقف سيارة' })
    return { id, near, far }
  }
  return { aContractToAmend, anAddendumOfABranch }
}
