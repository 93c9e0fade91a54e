import { salalah, thumrait } from './branches.ts'

const reason = 'سبب'
/** A part of a record that is nobody's. */
const nobodys = '01a1fa06-b267-7b4e-8fe6-eee01e92d51f'

/** What each form of a customer's page sends when it is filled in as it should be. */
export const formsOfCustomers = {
  flag: { risk: 'watch', reason },
  'lift-flag': { reason },
  'set-credit-limit': { creditLimit: '100' },
  move: { fromId: salalah, branchId: thumrait },
  'give-role': { role: 'owner' },
  'end-role': { roleId: nobodys },
  'add-document': { documentKind: 'passport' },
  'verify-document': { documentId: nobodys },
  'refuse-document': { documentId: nobodys, reason },
  'add-contact': { contactName: 'نورة', contactPhone: '95551234' },
  'remove-contact': { contactId: nobodys },
  'add-bank-account': { iban: 'OM810180000001299123456', holder: 'سعيد المعشني' },
  'remove-bank-account': { bankAccountId: nobodys },
  appoint: { relation: 'heir', other: 'CU-10001' },
  'end-relation': { relationId: nobodys },
  'undo-merge': { mergeId: nobodys },
  'accept-name': { changeId: nobodys },
  'refuse-name': { changeId: nobodys, reason },
  'suspend-account': { reason },
  'reactivate-account': { reason },
  'reset-second-factor': { reason, proof: 'card' },
  'end-session': { sessionId: nobodys },
  'end-sessions': {},
  'see-as': 'whoever may see by the eyes of others may everywhere',
  'invite-to-portal': {},
}
