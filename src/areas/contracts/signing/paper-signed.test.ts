import { expect, test } from 'vitest'
import { sentPaper } from '#areas/contracts/templates/sent-paper.ts'
import { sendForSignature } from '#areas/contracts/use-cases/send-for-signature.ts'
import { signOnPaper } from '#areas/contracts/use-cases/sign-on-paper.ts'
import { keptFile } from '#platform/files/kept-files.ts'
import { contractsOf, withText } from '#testing/contracts.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { pdf } from '#testing/stories.ts'
import { paperSignedByHand } from './paper-signed.ts'

const office = testOffice()
const { opened, drafted } = contractsOf(office, withText)
const rowOf = (id: string) => office.db.selectFrom('contracts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('the paper of what was signed by hand says who signed it, when, and which scan is kept', async () => {
  const { near, partyId: salim } = await opened()
  const { id: contractId } = await drafted(near, salim)
  await sendForSignature(near, { contractId })
  const sent = await sentPaper(near, await rowOf(contractId))
  await signOnPaper(near, { contractId, signedOn: '2026-01-14', scan: pdf })
  const scan = await keptFile(near, (await rowOf(contractId)).signedFileId ?? '')
  if (!sent || !scan) throw new Error('nothing was kept')
  const text = pdfText(await paperSignedByHand(near, await rowOf(contractId), sent)).normalize('NFKC')
  for (const said of ['بخط اليد', 'سالم العمري', '14', sent.sha256.slice(0, 16), scan.sha256.slice(0, 16)])
    expect(text).toContain(said)
})
