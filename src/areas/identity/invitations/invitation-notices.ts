import { invitationSent } from '#areas/identity/facts.ts'
import { notice } from '#platform/messages/notice.ts'
import { invitationLink, waitingInvitation } from './inviting.ts'

/** The link is worked out anew for the message: it lies in no fact, and in no table but that of the messages. */
export const invitationNotices = [
  notice({
    name: 'identity.send-invitation',
    label: 'دعوة موظف',
    on: invitationSent,
    category: 'code',
    variables: {
      name: { label: 'اسم المدعو', sample: 'سالم' },
      url: { label: 'رابط الدعوة', sample: 'https://example.om/invitation/01a1fa06' },
    },
    templates: {
      sms: 'التحالف: هذه دعوتك إلى فريق العمل، صالحة 7 أيام ولمرة واحدة: {url}',
      email: {
        subject: 'دعوة إلى فريق التحالف',
        text: 'مرحبًا {name}،\n\nهذه دعوتك إلى فريق العمل، صالحة 7 أيام ولمرة واحدة. افتح الرابط واختر كلمة مرورك: {url}\n\nلا تعطه لأحد.\n\nفريق التحالف',
      },
    },
    tell: async (_, { tx, subjectId, origin, now }) => {
      const invitation = await waitingInvitation({ tx, now }, subjectId)
      if (!invitation) return null
      const { sentPhone: phone, sentEmail: email, name } = invitation
      return { to: { phone, email }, values: { name, url: await invitationLink(tx, origin, subjectId) } }
    },
    stillTrue: async (tx, _, { subjectId, now }) => Boolean(await waitingInvitation({ tx, now }, subjectId)),
  }),
]
