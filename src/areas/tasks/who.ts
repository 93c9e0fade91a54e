/** A task is asked of one person or of everybody who holds a role. */
export function whoIsAsked(who: string) {
  const [, sort, id = ''] = /^(person|role):(.+)$/.exec(who) ?? []
  return sort === 'role' ? { assigneeId: null, role: id } : { assigneeId: id, role: null }
}

export const whoSpelled = ({ assigneeId, role }: { assigneeId: string | null; role: string | null }) =>
  assigneeId ? `person:${assigneeId}` : `role:${role}`
