import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf } from '#values/days.ts'
import { held } from '../held.ts'
import { SignOnPaperInput } from '../inputs.ts'
import { sign } from '../moves.ts'
import { contractsPermissions } from '../permissions.ts'

const may = contractsPermissions.sendForSignature

/** Everybody has signed the paper, and here it is. */
export const signOnPaper = command({
  name: 'contracts.sign-on-paper',
  permission: may,
  input: SignOnPaperInput,
  async run(work, { contractId, signedOn: on, scan: [file] }) {
    const one = await held(work, contractId, may)
    if (on > dayOf(work.now())) throw fieldFault('signedOn', 'هذا يوم لم يأتِ بعد.')
    if (!file) throw fieldFault('scan', 'أرفق نسخة العقد الموقّعة.')
    await sign(work, one, { on, way: 'paper', fileId: await work.keepFile(file) })
    return { id: contractId }
  },
})
