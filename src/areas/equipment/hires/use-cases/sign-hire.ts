import { z } from 'zod'
import * as contracts from '#areas/contracts/public.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { withdrawDiscount } from '../discount.ts'
import { CancelHireInput, OneHireInput, SendHireInput, SignHireInput } from '../inputs.ts'

const may = equipmentPermissions.quote

const sendPrinted = command({
  name: 'equipment.send-hire',
  permission: may,
  input: SendHireInput.extend(contracts.printedShape),
  async run(work, { contractId, withdraw, ...printed }) {
    const one = await contracts.contractHeld(work, contractId, may)
    if (one.state !== 'draft') work.repeated()
    else {
      if (withdraw) await withdrawDiscount(work, contractId)
      await contracts.sendAtDesk(work, one, printed)
    }
    return { id: contractId }
  },
})

async function printAndSend(ctx: Ctx, typed: z.input<typeof SendHireInput>) {
  const { contractId, withdraw } = SendHireInput.parse(typed)
  return sendPrinted(ctx, { contractId, withdraw, ...(await contracts.printedNow(ctx, contractId, may)) })
}

/** The customer gets the link, reads and accepts by a code; whoever sends it signs for the company. */
export const sendHire = Object.assign(printAndSend, { permission: may })

/** It was sent and nobody accepted it yet: it may be written anew. */
export const takeHireBack = command({
  name: 'equipment.take-hire-back',
  permission: may,
  input: CancelHireInput,
  async run(work, { contractId, reason }) {
    const one = await contracts.contractHeld(work, contractId, may)
    if (one.state === 'draft') work.repeated()
    else await contracts.contractSteps.takeBack(work, one, reason)
    return { id: contractId }
  },
})

const Contact = z.object({ kind: z.enum(['phone', 'email']), value: z.string() })

const askCode = command({
  name: 'equipment.ask-hirer-code',
  permission: may,
  input: OneHireInput.extend({ contact: Contact }),
  run: (work, { contractId, contact }) => contracts.codeAtDesk(work, contractId, { contact, permission: may }),
})

async function askHirer(ctx: Ctx, typed: z.input<typeof OneHireInput>) {
  const { contractId } = OneHireInput.parse(typed)
  await askCode(ctx, { contractId, contact: await contracts.contactAtDesk(ctx, contractId, may) })
  return { id: contractId }
}
/** For a customer who stands at the desk: the code goes to their own phone. */
export const askHirerCode = Object.assign(askHirer, { permission: may })

const give = command({
  name: 'equipment.sign-hire',
  permission: may,
  input: OneHireInput.extend({ signingId: z.uuid(), codeId: z.uuid() }),
  run: (work, { contractId, ...judged }) => contracts.signAtDesk(work, contractId, { ...judged, permission: may }),
})

async function signHere(ctx: Ctx, typed: z.input<typeof SignHireInput>) {
  const { contractId, oneTimeCode } = SignHireInput.parse(typed)
  const judged = await contracts.judgedAtDesk(ctx, contractId, { typed: oneTimeCode, permission: may })
  if (judged) await give(ctx, { contractId, ...judged })
  await contracts.signedByAll(ctx, contractId)
  return { id: contractId }
}
export const signHire = Object.assign(signHere, { permission: may })

/** Signed ahead of its first day, it is put in force by hand where a machine goes out before. */
export const activateHire = command({
  name: 'equipment.activate-hire',
  permission: may,
  input: OneHireInput,
  async run(work, { contractId }) {
    const one = await contracts.contractHeld(work, contractId, may)
    if (one.state === 'active') work.repeated()
    else await contracts.contractSteps.activate(work, one)
    return { id: contractId }
  },
})

/** Not agreed to, it is given up. */
export const cancelHire = command({
  name: 'equipment.cancel-hire',
  permission: may,
  input: CancelHireInput,
  async run(work, { contractId, reason }) {
    const one = await contracts.contractHeld(work, contractId, may)
    if (one.state === 'cancelled') work.repeated()
    else await contracts.contractSteps.cancel(work, one, reason)
    return { id: contractId }
  },
})
