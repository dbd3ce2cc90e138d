import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });

const shared = {
  testEnvironment: "node",
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1", "^server-only$": "<rootDir>/scripts/empty.ts" },
};

const project = async (own) => {
  const config = await withNext({ ...shared, ...own })();
  // These packages are ES modules only, or import one that is.
  return {
    ...config,
    transformIgnorePatterns: ["/node_modules/(?!(ky|light-my-request|cookie|p-limit|yocto-queue|pdfjs-dist)/)"],
  };
};

export default async () => ({
  // Jest reads this only here, not in a project. Contract tests may wait for a gateway that draws pictures.
  testTimeout: 30_000,
  projects: [
    await project({
      displayName: "unit",
      testMatch: ["<rootDir>/**/*.test.{ts,tsx}"],
      testPathIgnorePatterns: ["/node_modules/", "/\\.next", "\\.(contract|isolated)\\.test\\.ts$"],
    }),
    await project({ displayName: "contract", testMatch: ["<rootDir>/gateway/**/*.contract.test.ts"] }),
    // Tests that start programs: they take long, and `npm run verify` leaves them out.
    await project({
      displayName: "isolated",
      testMatch: ["<rootDir>/**/*.isolated.test.ts"],
      globalSetup: "<rootDir>/gateway/catalogue.fixture.ts",
    }),
  ],
});
