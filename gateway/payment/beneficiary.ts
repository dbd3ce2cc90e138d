export const BENEFICIARY = {
  beneficiary: "Yiwu Colombia S. A. S. (entorno de pruebas)",
  beneficiary_address: "Bogotá, Colombia (entorno de pruebas)",
  bank: "Banco de Pruebas Internacional",
  bank_address: "Bogotá, Colombia",
  account: "0000 1234 5678 90",
  swift: "TESTCOBBXXX",
};
