import { expect, test } from '@jest/globals';
import { maySpeakToCustomers, speaksToCustomers, withoutBusiness } from './speaks-to-customers.ts';

test.each([
  'Let us deliver it to your door.',
  'Orders for the Saturday round must be in by Thursday noon.',
  'Please leave out your empty crates.',
  'Bestellfrist für nächste Woche: Mittwoch, 10 Uhr.',
  'Stellt bitte die leeren Kisten vor die Tür raus.',
  'Clôture des commandes mardi soir.',
  'Rapportez-nous vos cagettes vides.',
  'Gli ordini della settimana chiudono martedì sera.',
  'Cierre de pedidos: lunes a las 12.',
  'Get everything delivered fresh to your doorstep.',
  'Get 15% off with the code BAKE15.',
  'Sponsored: the air fryer everyone is talking about',
  'Lass dir alle Zutaten bequem nach Hause bringen.',
  'Anzeige: Der Mixer, über den alle sprechen',
  'Werde Mitglied in unserem Backclub.',
  'Vidéo sponsorisée : la yaourtière qui change tout',
  'Faites-vous livrer tous les ingrédients en 24 h.',
  'Ajoutez les ingrédients à votre panier.',
  'Te lo llevamos a casa con todo listo.',
  'Recibe nuestra caja cada semana.',
  'Publicidad: la freidora del año',
  'Cucina tu o fattelo consegnare a casa.',
  'Aggiungi tutto al carrello.',
  'Contenuto sponsorizzato: la planetaria che fa tutto',
])('a business speaks in “%s”', (sentence) => {
  expect(speaksToCustomers(sentence)).toBe(true);
});

test.each([
  'Order the rabbit from your butcher by Thursday.',
  'Leave the empty jars upside down until dry.',
  'Deliver the batter in one go into the hot fat.',
  'Put the rolls into a basket and cover with a cloth.',
  'If you order the fish from your fishmonger, ask for the skin.',
  'Save a ladle of the pasta water.',
  'Bestell den Braten beim Metzger vor.',
  'Die Brühe liefert genug Salz.',
  'Mein Mann hat das Rezept nach Hause gebracht.',
  'Commandez le gigot chez votre boucher la veille.',
  'À cuire au panier vapeur si vous en avez un.',
  'Pide en la pescadería que te limpien los calamares.',
  'Lo llevamos siempre de excursión.',
  'Ordinate il pesce in pescheria il giorno prima.',
  'Approfittate dell’estate: i pomodori sono dolcissimi.',
])('a cook speaks in “%s”', (sentence) => {
  expect(speaksToCustomers(sentence) || maySpeakToCustomers(sentence)).toBe(false);
});

test.each([
  'From our new cookbook.',
  'Auch als Kochbox zu haben.',
  'Con la app puedes guardar tus recetas.',
  'In collaborazione con Molino Bianchi',
  'Nos clients notent ce plat 4,8 sur 5.',
])('a business may speak in “%s”', (sentence) => {
  expect(speaksToCustomers(sentence)).toBe(false);
  expect(maySpeakToCustomers(sentence)).toBe(true);
});

test('of a remark the sentences of its cook stay', () => {
  expect(withoutBusiness('Keeps for three days. Subscribe for more.')).toBe(
    'Keeps for three days.',
  );
});

test('a remark of any length is looked through at once', () => {
  const long = 'our very '.repeat(20_000);
  const begun = performance.now();
  maySpeakToCustomers(long);
  withoutBusiness(long);
  expect(performance.now() - begun).toBeLessThan(1000);
});

test.each([
  'Our favourite tin is back in stock.',
  'Unsere Backform ist wieder lieferbar.',
  'Le moule est de retour en stock.',
  'Lo stampo è di nuovo disponibile.',
  'El molde está de nuevo disponible.',
])('“%s” is said to customers', (text) => {
  expect(speaksToCustomers(text)).toBe(true);
});

test('“Put the bones back in the stock.” is said to a cook', () => {
  expect(speaksToCustomers('Put the bones back in the stock.')).toBe(false);
});
