/** Promises that cost more than the others may, and why: above five CPU seconds a file builds more than it asks about. */
export const mostOfAFile = 5

export const dearTests: Record<string, string> = {
  'src/areas/finance/money-lives.test.ts': 'fifty lives at a counter, every check of the books after every step',
  'src/areas/finance/wrong-rules.test.ts': 'a day at the counter for each rule that could be wrong',
  'src/areas/finance/wrong-rules-of-rooms.test.ts': 'the same for the rooms of money',
  'src/areas/finance/wrong-rules-of-money-out.test.ts': 'the same for money that goes out',
  'src/areas/finance/wrong-rules-of-owners.test.ts': 'the same for owners',
  'src/areas/finance/paper-faults.test.ts': 'every check of the books against everything that can be tampered with',
  'src/areas/finance/ledger/opening.test.ts': 'a whole opening balance, read, posted, and posted by two at once',
  'src/areas/finance/statements/debts.test.ts': 'a hundred thousand customers who owe',
  'src/areas/finance/statements/statements.test.ts': 'ten thousand movements of one customer',
  'src/areas/finance/papers/page-picture.test.ts': 'papers drawn and looked at',
  'src/areas/properties/leases/leases.test.ts': 'whole leases from the draft to the keys',
  'src/areas/properties/leases/proofs.test.ts': 'leases by every way they are proved',
  'src/areas/properties/reports/reports.test.ts': 'an office with rents, owners and repairs for eight reports',
  'src/areas/properties/warnings/warnings.test.ts': 'a debtor through all steps, each printed',
  'src/areas/properties/own-lease/own-lease.test.ts': 'all of a lease as its tenant sees it',
  'src/app/seeding.test.ts': 'the demonstration office, told once',
  'src/app/foreign-records.test.ts': 'a record of every kind in two branches',
  'src/app/foreign-acts.test.ts': 'the same for what is done to them',
  'src/platform/documents/sheets.test.ts': 'a hundred thousand rows',
}
