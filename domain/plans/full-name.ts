/** A plan's name with its provider's: two providers may sell plans with the same name. */

/** `Shore 50 from Plover Net`. @param provider its name; empty where unknown */
export function fullName(name: string, provider: string): string {
  return provider ? `${name} from ${provider}` : name;
}
