import type { z } from 'zod'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { held } from '../held.ts'
import { SendInput, TakeBackInput } from '../inputs.ts'
import { takeBack } from '../moves.ts'
import { contractsPermissions } from '../permissions.ts'
import { printedNow, printedShape, sendPrinted } from '../sending.ts'
import { askAll } from '../signing/asking.ts'

const may = contractsPermissions.sendForSignature

const sendDrawn = command({
  name: 'contracts.send-for-signature',
  permission: may,
  input: SendInput.extend(printedShape),
  async run(work, { contractId, byCode, ...printed }) {
    const one = await held(work, contractId, may)
    await sendPrinted(work, one, printed)
    if (byCode) await askAll(work, one)
    return { id: contractId }
  },
})

async function printAndSend(ctx: Ctx, typed: z.input<typeof SendInput>) {
  const { contractId, byCode } = SendInput.parse(typed)
  return sendDrawn(ctx, { contractId, byCode, ...(await printedNow(ctx, contractId, may)) })
}

export const sendForSignature = Object.assign(printAndSend, { permission: may })

export const takeBackContract = command({
  name: 'contracts.take-back',
  permission: may,
  input: TakeBackInput,
  async run(work, { contractId, reason }) {
    await takeBack(work, await held(work, contractId, may), reason)
    return { id: contractId }
  },
})
