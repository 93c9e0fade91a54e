import { identityPermissions as may } from '#areas/identity/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { breach, privacyRequest } from './privacy-desk.ts'
import { requestRecordKind } from './privacy-request.ts'

/** Notes, files and tasks hang on a request and on a breach as on any record. */
export const privacyRecords: RecordKind[] = [
  {
    kind: requestRecordKind,
    label: 'طلب خصوصية',
    view: may.viewPrivacy,
    edit: may.answerPrivacy,
    path: (id) => `/admin/privacy/requests/${id}`,
    async find(ctx, id) {
      const request = await privacyRequest(ctx, id)
      return request && { name: `${request.kindLabel} ${request.number}`, mayEdit: ctx.actor.may(may.answerPrivacy) }
    },
  },
  {
    kind: 'breach',
    label: 'حادثة بيانات',
    view: may.viewPrivacy,
    edit: may.recordBreaches,
    path: (id) => `/admin/privacy/breaches/${id}`,
    async find(ctx, id) {
      const one = await breach(ctx, id)
      return one && { name: one.title, mayEdit: ctx.actor.may(may.recordBreaches) }
    },
  },
]
