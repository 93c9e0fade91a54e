import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { changedIn } from '#values/changed-fields.ts'
import { propertyCorrected } from '../facts.ts'
import { propertyWords } from '../field-words.ts'
import { wordsOfProperty } from '../found-by.ts'
import { CorrectPropertyInput } from '../inputs.ts'
import { propertiesPermissions } from '../permissions.ts'
import { propertyNumber } from '../property.ts'
import { propertyToChange } from '../reached.ts'
import { fieldsOf } from './property-fields.ts'

export const changedMeanwhile = () =>
  new Refusal('properties.changed-meanwhile', 'عُدّل هذا السجل قبل حفظك. افتحه من جديد، وراجع التغييرات ثم احفظ.')

export const correctProperty = command({
  name: 'properties.correct',
  permission: propertiesPermissions.correct,
  input: CorrectPropertyInput,
  async run(work, { propertyId: id, seen, ...asked }) {
    const before = await propertyToChange(work, id, propertiesPermissions.correct)
    const fields = fieldsOf(asked)
    const changed = changedIn(before, fields, propertyWords)
    if (changed.length === 0) {
      work.repeated()
      return { id }
    }
    if (seen !== before.version) throw changedMeanwhile()
    await work.tx
      .updateTable('properties')
      .set({ ...fields, words: wordsOfProperty({ ...before, ...fields }), version: before.version + 1 })
      .where('id', '=', id)
      .execute()
    work.record(propertyCorrected, id, { number: propertyNumber(before.sequence), name: fields.name, changed })
    return { id }
  },
})
