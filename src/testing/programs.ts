import { answerApi } from '#areas/parcels/api/answering.ts'
import type { KeyMode } from '#areas/parcels/api/keys.ts'
import { makeMerchantKey } from '#areas/parcels/api/use-cases/keep-keys.ts'
import type { testOffice } from './office.ts'
import type { parcelsOf } from './parcels.ts'

export type Ask = { method?: string; key?: string | null; body?: unknown; headers?: Record<string, string>; from?: string }

/** Programs of merchants that ask with a key. */
export function programsOf(office: ReturnType<typeof testOffice>, { clerk, aMerchant }: ReturnType<typeof parcelsOf>) {
  async function ask(path: string, { method, key, body, headers = {}, from = '10.0.0.1' }: Ask) {
    const request = new Request(`https://x.om/api/v1${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...(key && { authorization: `Bearer ${key}` }), 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer = await answerApi(office.visitor(), request, from)
    const isPaper = ['application/pdf', 'application/zpl'].includes(answer.headers.get('content-type') ?? '')
    return { status: answer.status, headers: answer.headers, answer: isPaper ? await answer.arrayBuffer() : await answer.json() }
  }

  async function aProgram(phone = '94440001', mode: KeyMode = 'live') {
    const { contractId, partyId } = await aMerchant({ leastPayout: '1' }, phone)
    const { key } = await makeMerchantKey(clerk(), { contractId, name: 'المتجر', mode })
    return { key, contractId, partyId }
  }

  return { ask, aProgram }
}

/** A parcel as a program sends it. */
export const parcelInJson = (given: Record<string, unknown> = {}) => ({
  ...{ reference: '1001', recipient: { name: 'مريم الكثيري', phone: '93000002' } },
  ...{ address: { place: 'صلالة', landmark: 'قرب المسجد' }, service: 'branch', content: 'ملابس' },
  pieces: [{ weightGrams: 2_200 }],
  ...given,
})
