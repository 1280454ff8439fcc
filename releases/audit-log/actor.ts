/** Who stands in the log. @param team remote whose team's key was used; null for an operator's */
export const actorOf = (actor: string, team: string | null): string =>
  team === null ? actor : `${actor} (key of ${team})`
