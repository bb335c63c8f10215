import type { StoredLead } from '#server/storage/stored-lead.ts'

type Placed = { readonly lead: StoredLead; readonly isFollowUp: boolean }

/** Puts each follow-up under the request it follows, if that is there; otherwise the order stays. */
export function groupFollowUps(leads: readonly StoredLead[]): readonly Placed[] {
  const ids = new Set(leads.map(({ id }) => id))
  const isPlacedUnder = ({ followsId }: StoredLead) => followsId !== null && ids.has(followsId)
  const followUps = Map.groupBy(leads.filter(isPlacedUnder), ({ followsId }) => followsId)
  return leads
    .filter((lead) => !isPlacedUnder(lead))
    .flatMap((lead) => [
      { lead, isFollowUp: false },
      ...(followUps.get(lead.id) ?? [])
        .toSorted((one, other) => one.receivedAt - other.receivedAt)
        .map((followUp) => ({ lead: followUp, isFollowUp: true })),
    ])
}
