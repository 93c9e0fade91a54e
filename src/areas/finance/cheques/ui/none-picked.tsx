import { FieldNotes } from '#ui/form/frame.tsx'

/** What is wrong with the cheques that were ticked: where the summary of the form leads to, since a column of boxes is no field. */
export const NonePicked = ({ errors }: { errors: string[] | undefined }) =>
  errors?.length ? (
    <div id="field-chequeId" tabIndex={-1}>
      <FieldNotes id="field-chequeId" errors={errors} />
    </div>
  ) : null
