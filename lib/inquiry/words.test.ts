import { text } from "@/lib/text";
import later from "@/messages/later.json";

const { submit, consent, contact, policy } = later.inquiry;

/** Specification 12.2, to the letter. */
describe("the words of the quotation form", () => {
  // spec: 12.2
  test("title, submit button and consent line are the specification's", () => {
    expect(text.inquiry.title).toBe("Requisito de Post compra");
    expect(text.inquiry.lead).toMatch(/qué necesita.+cotizaciones/);
    expect(submit).toBe("Solicitud de cotizaciones");
    expect(consent).toBe("Al hacer clic en enviar requisito, acepto el T&C y política de privacidad");
    expect([policy.cancel, policy.continue]).toEqual(["Cancel", "Continue"]);
  });

  // spec: 12.2
  test("the contact is labelled as a mobile number", () => {
    expect(contact).toBe("Número de móvil");
  });
});
