import { z } from 'zod'
import { draftContract, draftingContracts } from '#areas/contracts/public.ts'
import { activateContract } from '#areas/contracts/use-cases/activate-contract.ts'
import { sendForSignature } from '#areas/contracts/use-cases/send-for-signature.ts'
import { signOnPaper } from '#areas/contracts/use-cases/sign-on-paper.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import type { ContractKind } from '#platform/contract-kind.ts'
import { openBranches, salalah, thumrait } from './branches.ts'
import type { testOffice } from './office.ts'
import { pdf, type Story, storiesOf } from './stories.ts'

/** Sent, signed on paper and put in force, by whoever may do all three. */
export async function putInForce(ctx: Ctx, contractId: string, signedOn = '2026-01-15') {
  await sendForSignature(ctx, { contractId })
  await signOnPaper(ctx, { contractId, signedOn, scan: pdf })
  await activateContract(ctx, { contractId })
}

const draftForTest = command({
  name: 'contracts.draft-in-test',
  permission: draftingContracts,
  input: z.object({
    ...{ kind: z.string(), id: z.string(), partyId: z.string(), branchId: z.string(), startsOn: z.string(), endsOn: z.string() },
    ...{ value: z.bigint(), noticeDays: z.number(), autoRenew: z.boolean() },
    resourceIds: z.array(z.string()),
  }),
  async run(work, { partyId, ...asked }) {
    const parties: [{ partyId: string; role: string }] = [{ partyId, role: 'tenant' }]
    const made = await draftContract(work, { title: 'شقة 3، برج السعادة', ...asked, parties })
    if (made.existed) work.repeated()
    return made
  },
})

/** A kind without words of its own; under the name of one that has some its contracts are printed. */
const withoutText = 'lease-in-test'
export const withText = 'lease'

type Asked = Partial<{
  id: string
  branchId: string
  startsOn: string
  endsOn: string
  autoRenew: boolean
  resourceIds: string[]
}>

/** An office with a kind of contract of its own, which writes down each step it takes part in and may refuse it. */
export function contractsOf(office: ReturnType<typeof testOffice>, testKind = withoutText) {
  const { colleague } = storiesOf(office)
  const heard: string[] = []
  const refused = new Map<string, Error>()

  const hears =
    (step: string) =>
    async (_work: unknown, { number }: { number: string }) => {
      const refusal = refused.get(step)
      if (refusal) throw refusal
      heard.push(`${step} ${number}`)
    }
  const kind: ContractKind = {
    ...{ kind: testKind, label: 'عقد إيجار', letters: 'T', roles: { tenant: 'المستأجر' }, path: (id) => `/admin/x/${id}` },
    ...{ activating: hears('activating'), noticeGiven: hears('noticeGiven') },
    ...{ noticeWithdrawn: hears('noticeWithdrawn'), terminating: hears('terminating') },
    ...{ cancelling: hears('cancelling'), ending: hears('ending'), closing: hears('closing'), renewing: hears('renewing') },
    callOff: {
      whyNot: async () => refused.get('whyNotCalledOff')?.message ?? null,
      says: async () => [{ question: 'ما يُلغى معه', answer: 'كل ما طُلب عنه' }],
      does: hears('calling off'),
    },
  }
  const knowing = (ctx: Ctx): Ctx => ({ ...ctx, contractKinds: [kind] })

  /** Whoever manages this branch and another, and a customer. */
  async function opened() {
    heard.length = 0
    refused.clear()
    await openBranches(office.db)
    const near = knowing(await colleague('huda', 'branchManager', salalah))
    const far = knowing(await colleague('salim', 'branchManager', thumrait))
    const { id: partyId } = await registerCustomer(near, { kind: 'person', name: 'سالم العمري', phone: '91234501' })
    return { near, far, partyId }
  }
  const drafted = (ctx: Ctx, partyId: string, asked: Asked = {}) =>
    draftForTest(ctx, {
      ...{ kind: testKind, id: ctx.newId(), partyId, branchId: salalah, startsOn: '2026-02-01', endsOn: '2027-01-31' },
      ...{ value: 3_000_000n, noticeDays: 90, autoRenew: false, resourceIds: [], ...asked },
    })
  const stateOf = async (id: string) =>
    (await office.db.selectFrom('contracts').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
  const aContractOfABranch: Story = async () => {
    const { near, far, partyId } = await opened()
    const { id } = await drafted(near, partyId)
    return { id, near, far }
  }
  /** It waits for the signature of the company; of a kind with words of its own. */
  const aContractToSign: Story = async () => {
    const { id: contractId, near, far } = await aContractOfABranch()
    await sendForSignature(near, { contractId, byCode: 'yes' })
    return { id: contractId, near, far }
  }
  const aSignedPaperOfABranch: Story = async () => {
    const { id: contractId, near, far } = await aContractOfABranch()
    await putInForce(near, contractId)
    const kept = office.db.selectFrom('contracts').select('signedFileId').where('id', '=', contractId)
    return { id: (await kept.executeTakeFirstOrThrow()).signedFileId ?? '', near, far }
  }
  return {
    opened,
    drafted,
    aContractOfABranch,
    aContractToSign,
    aSignedPaperOfABranch,
    stateOf,
    knowing,
    colleague,
    heard,
    refused,
    kind,
  }
}
