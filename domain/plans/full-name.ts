/** A plan's name with whose it is: two providers may sell a plan of the same name. */

/** `Shore 50 from Plover Net`. @param provider its name; empty where nobody knows it */
export function fullName(name: string, provider: string): string {
  return provider ? `${name} from ${provider}` : name;
}
