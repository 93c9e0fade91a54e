import { firstAdministratorLink } from '#areas/access/public.ts'
import { whoComes } from '#areas/access/roles/actors.ts'
import { acceptInvitation } from '#areas/identity/invitations/use-cases/accept-invitation.ts'
import type { testOffice } from './office.ts'

export const password = 'سبع نخلات عند الوادي'
export const huda = { contact: 'huda@example.com', password }

/** People who come to the office with what a browser would bring: the token of their session. */
export function peopleOf(office: ReturnType<typeof testOffice>) {
  const browser = (token: string) => new Request('http://office/', { headers: { cookie: `theme=x; session=${token}` } })

  const whoIs = (token: string) => whoComes(office.visitor(), browser(token))

  async function firstToken() {
    const link = await firstAdministratorLink(office.visitor())
    return link?.split('/').at(-1) ?? ''
  }

  /** Huda accepts the first invitation and is signed in. */
  async function hudaJoins() {
    const { token } = await acceptInvitation(office.visitor(), { ...huda, name: 'هدى الكثيري', token: await firstToken() })
    return token
  }

  const asTheBearer = async (token: string) => ({ ...office.visitor(), actor: await whoIs(token) })

  /** The code of the latest message to this phone or address. */
  async function codeSentTo(recipient: string) {
    await office.announce()
    const sent = (await office.messages()).filter((message) => message.recipient === recipient)
    return /\b\d{6}\b/.exec(sent.at(-1)?.text ?? '')?.[0] ?? 'none'
  }

  return { codeSentTo, whoIs, firstToken, hudaJoins, asTheBearer }
}
