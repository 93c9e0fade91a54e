import type { Contract } from '#areas/contracts/held.ts'
import { codeOfPaper, type Proof, places, printContract } from '#areas/contracts/templates/contract-paper.ts'
import type { sentPaper } from '#areas/contracts/templates/sent-paper.ts'
import { customersNamed } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { keptFile } from '#platform/files/kept-files.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'

type Reader = Pick<Ctx, 'db' | 'now' | 'files' | 'origin' | 'contractKinds'>
type Sent = NonNullable<Awaited<ReturnType<typeof sentPaper>>>
type One = Pick<Contract, 'id' | 'kind' | 'number' | 'state' | 'signedOn' | 'signedFileId'>

const about =
  'وُقّع هذا العقد بخط اليد على الورق، وصورته موقّعًا محفوظة مع العقد. هذه الصفحة تثبت من وقّع، ومتى، وأي نسخة، وأي صورة حُفظت.'
const how = 'وقّع بخط اليد على الورق'

/** What was signed by hand, printed with who signed it, when, and the hashes of its words and of the scan that is kept. */
export async function paperSignedByHand(ctx: Reader, one: One, { title, text, madeAt, sha256 }: Sent) {
  const scan = one.signedFileId ? await keptFile(ctx, one.signedFileId) : null
  const on = one.signedOn ? dayInWords(one.signedOn) : ''
  const signers = await signersByHand(ctx, one)
  const hash = { code: `SHA-256 ${sha256.slice(0, 16)}…` }
  return printContract(ctx, {
    ...{ title, text, number: one.number, day: dayOf(madeAt), across: null, qr: await codeOfPaper(ctx, one.id) },
    signed: signers.map(([called, name]) => [called, name, how, on, hash]),
    proof: { about, hash: sha256, signers: signers.map((signer) => proofOf(signer, { on, scan: scan?.sha256 ?? null })) },
  })
}

type Signer = [called: string, name: string]

function proofOf([called, name]: Signer, { on, scan }: { on: string; scan: string | null }): Proof['signers'][number] {
  const kept: Proof['signers'][number]['pairs'] = scan ? [['بصمة النسخة الموقّعة المحفوظة', { code: scan }]] : []
  return {
    name: name ? `${called}: ${name}` : called,
    pairs: [['طريقة التوقيع', 'بخط اليد على الورق'], ['يوم التوقيع', on], ...kept],
  }
}

/** Each role with those who stand in it; who held the pen for the company no record says. */
async function signersByHand(ctx: Reader, one: One): Promise<Signer[]> {
  const rows = await ctx.db
    .selectFrom('contractParties')
    .select(['partyId', 'role'])
    .where('contractId', '=', one.id)
    .orderBy('position')
    .execute()
  const named = new Map((await customersNamed(ctx, [...new Set(rows.map(({ partyId }) => partyId))])).map((n) => [n.id, n.name]))
  const roles = [...Map.groupBy(rows, ({ role }) => role).values()]
  const called = await places(ctx, one)
  return called.map(([role], at) => [role, (roles[at] ?? []).map(({ partyId }) => named.get(partyId) ?? '').join('، ')])
}
